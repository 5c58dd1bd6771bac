import prose from '#app/components/text/Prose.module.css';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, pdfs }) => (
      <div className={prose.page}>
        <section className={prose.section}>
          <h4>{act}</h4>
          <p>{pdfs[0]?.name}</p>
        </section>
      </div>
    ),
    'long Marathi': ({ timeLimits, longestTitle }) => (
      <div className={prose.page}>
        <section className={prose.section}>
          <h4>{longestTitle}</h4>
          <ul className={prose.bullets}>
            {timeLimits.rows.map(({ step, text }) => (
              <li key={step}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    ),
  },
};
