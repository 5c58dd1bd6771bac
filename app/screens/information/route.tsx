import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import prose from '#app/components/text/Prose.module.css';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Package, type Packages, projectPackages } from '#app/model/credits/packages.server.ts';
import { localize } from '#app/model/localize.ts';
import { referredOffice } from '#app/model/offices/data.server.ts';
import { informationPage } from '#app/model/pages/data.server.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import styles from './Information.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const page = informationPage(plainPath(url.pathname).replace(/.*\//, ''));
  const content = localizeInformation(page, language);
  return {
    content,
    notAdopted: page.id === 'web-information-manager' && !site.adopted,
    form: page.id === 'feedback' ? site.feedbackForm : undefined,
    packages: page.id === 'credits' ? projectPackages() : undefined,
    page: addCautionsToHead({ title: content.title, description: content.description }, page, language),
  };
}

function localizeInformation({ sections, ...page }: InformationPage, language: Language) {
  return {
    ...localize(page, language),
    sections: sections.map(({ office, ...section }) => ({
      ...localize(section, language),
      office: office && referredOffice(office, language, `content/pages/${page.id}.yaml`),
    })),
  };
}

type Information = ReturnType<typeof localizeInformation>;

export default function InformationScreen({ loaderData }: Route.ComponentProps) {
  const { content, notAdopted, form, packages } = loaderData;
  const { t } = useTranslation('components');
  const parts = content.sections.flatMap(({ id, title }) => (id ? [{ id, title }] : []));
  return (
    <Page title={content.title} lead={content.description} figures="figures-service" provenance={content}>
      {parts.length > 0 && (
        <div className={styles.contents}>
          <PageContents parts={parts} />
        </div>
      )}
      <div className={prose.parts}>
        {notAdopted && <Note>{t('notAdopted')}</Note>}
        {form && <FeedbackForm address={form} />}
        {content.sections.map((section) => (
          <InformationSection key={section.title} section={section} />
        ))}
        {packages && <Libraries packages={packages} />}
      </div>
    </Page>
  );
}

/** Links to the department's form; this site collects no data. */
function FeedbackForm({ address }: { address: string }) {
  const { t } = useTranslation('information');
  return (
    <LabelledSection title={t('form.title')}>
      <p>{t('form.text', { host: new URL(address).host })}</p>
      <p>
        <ExternalLink href={address} className={buttons.primary}>
          {t('form.open')}
        </ExternalLink>
      </p>
    </LabelledSection>
  );
}

type Section = Information['sections'][number];

function InformationSection({ section }: { section: Section }) {
  return (
    <LabelledSection title={section.title} id={section.id}>
      {section.content.map((paragraph) => (
        <LinkedParagraph key={paragraph}>{paragraph}</LinkedParagraph>
      ))}
      {section.screenReaders && <ScreenReaderTable readers={section.screenReaders} caption={section.title} />}
      {section.office && <OfficeContact office={section.office} isCard />}
      {section.links && <LinkList links={section.links} />}
    </LabelledSection>
  );
}

function Libraries({ packages }: { packages: Packages }) {
  const { t, language } = useTranslation('information');
  return (
    <LabelledSection title={t('libraries.title')}>
      <p>{t('libraries.text')}</p>
      <PackageList packages={packages.runs} />
      {(['needed', 'tools'] as const).map((kind) => (
        <Expandable key={kind} label={`${t(`libraries.${kind}`)} (${formatNumber(packages[kind].length, language)})`}>
          <PackageList packages={packages[kind]} />
        </Expandable>
      ))}
    </LabelledSection>
  );
}

/** Sets `lang="en"`, because package names and licences are English on Marathi pages too. */
function PackageList({ packages }: { packages: Package[] }) {
  return (
    <ul className={styles.packages} lang="en">
      {packages.map(({ name, version, licence }) => (
        <li key={`${name} ${version}`}>{`${name} ${version}, ${licence}`}</li>
      ))}
    </ul>
  );
}

function ScreenReaderTable({ readers, caption }: { readers: NonNullable<Section['screenReaders']>; caption: string }) {
  const { t } = useTranslation('information');
  const columns = [t('reader.name'), t('reader.system'), t('reader.cost'), t('reader.start')];
  return (
    <DataTable className={styles.table} caption={caption} captionHidden columns={columns}>
      {readers.map(({ name, system, cost, start, address }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{system}</td>
          <td>{t(`cost.${cost}`)}</td>
          <td>
            {start}{' '}
            {address && (
              <ExternalLink href={address} className={styles.address}>
                {new URL(address).host}
              </ExternalLink>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
