import { Page } from '#app/components/page/Page.tsx';
import prose from '#app/components/text/Prose.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { administrativeSetup } from '#app/model/about/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';
import styles from './AdministrativeSetup.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'administrative-setup');
  const content = localize(administrativeSetup, language);
  return { content, page: { title: content.title, description: t('lead') } };
}

export default function AdministrativeSetupScreen({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useTranslation(['administrative-setup', 'shell']);
  return (
    <Page
      parents={[{ label: t('shell:nav.about'), path: '/about' }]}
      title={content.title}
      lead={t('lead')}
      figures="figures-office"
      provenance={content}
    >
      <div className={prose.page}>
        <section className={prose.section}>
          {content.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section>
          <h2>{t('chart')}</h2>
          <SetupChart root={content.setup} />
        </section>
      </div>
    </Page>
  );
}

type SetupNode = { title: string; role?: string | undefined; below?: SetupNode[] | undefined };

function SetupChart({ root }: { root: SetupNode }) {
  return (
    <ul className={styles.chart}>
      <Branch node={root} />
    </ul>
  );
}

function Branch({ node }: { node: SetupNode }) {
  return (
    <li>
      <div className={styles.node}>
        <b>{node.title}</b>
        {node.role && <span>{node.role}</span>}
      </div>
      {node.below && (
        <ul>
          {node.below.map((inner) => (
            <Branch key={inner.title} node={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}
