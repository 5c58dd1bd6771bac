import { readYaml } from '#app/model/figures/source.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { UserError } from '#content-check/UserError.ts';
import { addProperty, addWords, change, type Files } from './edits.ts';
import { readOptions, requireForm } from './options.ts';

/** Adds a yes-or-no question to the finder, whose answer “yes” means that the applicant holds a paper. */
export function generate(args: string[]): Files {
  const options = readOptions(args, 1, { both: ['name', 'title', 'title-them'], one: ['paper', 'above'] });
  const id = requireForm(options.names[0], 'camel');
  const paper = options.text('paper');
  if (!valueAt(readYaml('content/required-documents.yaml'), ['documents', paper]))
    throw new UserError(
      `content/required-documents.yaml has no ${paper}. Add it there first.`,
      `content/required-documents.yaml मध्ये ${paper} नाही. आधी तेथे लिहा.`,
    );
  const files: Files = new Map();
  const question = "{ ...YES_OR_NO, respondents: 'person' }";
  change(files, 'app/eligibility/questions.ts', (text) =>
    addProperty(text, 'QUESTIONS', id, question, options.text('above')),
  );
  change(files, 'app/eligibility/conditions.ts', (text) => addProperty(text, 'DOCUMENTS', paper, `['${id}', 'yes']`));
  const textsIn = (language: 'en' | 'mr') => ({
    name: options.words('name')[language],
    title: options.words('title')[language],
    title_them: options.words('title-them')[language],
  });
  addWords(files, 'eligibility', ['questions', id], { en: textsIn('en'), mr: textsIn('mr') });
  return files;
}
