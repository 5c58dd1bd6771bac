/** What `npm run release` says: English, then Marathi. `refused` lines say what to do. */
export const WORDS = {
  unfinished: [
    'An earlier release was broken off. Its changes were taken back.',
    'आधीची आवृत्ती तयार करताना काम मध्येच थांबले होते. त्या वेळचे बदल मागे घेतले.',
  ],
  clean: ['every change is committed', 'सर्व बदल जतन केलेले आहेत'],
  cleanRefused: [
    'There are changes that no commit has. Commit them or take them back: git status',
    'काही बदल जतन केलेले नाहीत. ते जतन करा किंवा मागे घ्या: git status',
  ],
  version: ['the version is a later one', 'आवृत्ती क्रमांक नवीन आहे'],
  versionRefused: [
    'Say which version: npm run release -- patch, minor, major, or a number later than the last one',
    'आवृत्ती सांगा: npm run release -- patch, minor, major किंवा आधीच्या आवृत्तीनंतरचा क्रमांक',
  ],
  tagRefused: [
    'There is a tag of this version already. Take another version',
    'या आवृत्तीची खूण (tag) आधीच आहे. दुसरा क्रमांक घ्या',
  ],
  changelog: ['CHANGELOG.md says what is new', 'CHANGELOG.md मध्ये नवीन बदल लिहिलेले आहेत'],
  changelogRefused: [
    'CHANGELOG.md has no heading that ends with “– not yet published”. Write one, and below it what people will notice',
    'CHANGELOG.md मध्ये “– not yet published” असे शीर्षक नाही. ते लिहा आणि त्याखाली नवीन बदल लिहा',
  ],
  content: ['the content may go public', 'मजकूर प्रसिद्ध करण्यास तयार आहे'],
  contentRefused: [
    'There are errors, or samples or unconfirmed contacts that the last release did not have. See them: npm run content -- --release',
    'चुका शिल्लक आहेत, किंवा आधीच्या आवृत्तीत नसलेल्या नमुना नोंदी वा खात्री न केलेले संपर्क आहेत. ते पाहा: npm run content -- --release',
  ],
  tests: ['every test passes', 'सर्व तपासण्या यशस्वी झाल्या'],
  testsRefused: [
    'A check failed; it is named above. Mend it, commit, and begin again',
    'एक तपासणी अयशस्वी झाली; तिचे नाव वर आहे. दुरुस्ती करून ती जतन करा आणि पुन्हा सुरुवात करा',
  ],
  changes: ['what changed since the last release is written', 'आधीच्या आवृत्तीनंतरचे बदल नोंदवले'],
  conformance: ['the conformance report tells of this run of the tests', 'तपासणी अहवालात या चाचण्यांचा निकाल लिहिला'],
  conformanceRefused: [
    'The tests were not one run of this commit without a failure. See why: npm run conformance',
    'सर्व चाचण्या याच स्थितीवर एकाच वेळी यशस्वी झालेल्या नाहीत. कारण पाहा: npm run conformance',
  ],
  build: ['the site is built anew', 'संकेतस्थळ नव्याने तयार केले'],
  buildRefused: [
    'The site could not be built. See why: npm run build',
    'संकेतस्थळ तयार झाले नाही. कारण पाहा: npm run build',
  ],
  site: ['the finished pages are as they should be', 'तयार पाने योग्य आहेत'],
  siteRefused: [
    'A finished page is not as it should be; it is named above',
    'तयार झालेल्या एका पानात चूक आहे; त्याचे नाव वर आहे',
  ],
  commit: ['the release is committed', 'आवृत्ती जतन केली'],
  commitRefused: ['git could not commit or tag the release', 'git ला आवृत्ती जतन करता आली नाही'],
  manifest: ['every file is listed with its hash', 'प्रत्येक फाइलची नोंद तिच्या ओळखखुणेसह केली'],
  refused: ['refused', 'नकार'],
  takenBack: ['The repository is as it was before.', 'सर्व फाइल आधीसारख्या आहेत.'],
  rehearsed: [
    'This was a rehearsal: nothing was written but build/.',
    'ही केवळ चाचणी होती: build/ व्यतिरिक्त काहीही लिहिले नाही.',
  ],
  wouldRefuse: ['A release would be refused', 'आवृत्ती तयार होणार नाही'],
  next: [
    'Next: git push --follow-tags, then deploy/release.sh publish, then npm run smoke -- https://… (docs/how-to/publish.md)',
    'यापुढे: git push --follow-tags, मग deploy/release.sh publish, मग npm run smoke -- https://… (docs/how-to/publish.md)',
  ],
} as const satisfies Record<string, readonly [en: string, mr: string]>;

export type Word = keyof typeof WORDS;

/** A line in both languages. */
export function inBoth(word: Word): string {
  return WORDS[word].join(' · ');
}
