import fc from 'fast-check';

const { PROPERTY_SEED } = process.env;

/** Generates the same examples in each run. PROPERTY_SEED selects other examples, and more of them. */
fc.configureGlobal(PROPERTY_SEED ? { seed: Number(PROPERTY_SEED), numRuns: 1000 } : { seed: 20_261_123 });
