import stacked from '#app/components/text/StackedTable.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { isPublic, type Publication, type Publications } from '../../server/publishing/publicationTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { posts } from '../review/changeNames.ts';
import { useHasRole } from '../shell/SessionContext.ts';
import { Tag, type Tone } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import { publicationName, returnedSentence } from './publicationWords.ts';

type Props = { publications: Publications; onTakeBack: (publication: Publication) => void };

/** Lists the last publications. While one runs, none can be taken back. */
export function FormerPublications({ publications, onTakeBack }: Props) {
  const { t } = useTranslator();
  const { list, running, waiting } = publications;
  const isBlocked = running !== null || waiting.length > 0;
  const ended = list.filter(({ state }) => state !== 'waiting' && state !== 'running');
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby="former">
      <h2 id="former">{t('publishing.former')}</h2>
      <p className="small">{t(isBlocked ? 'publishing.takeBackLater' : 'publishing.takeBackHelp')}</p>
      <table className={stacked.table} aria-labelledby="former">
        <thead>
          <tr>
            {(['numberHead', 'timeHead', 'whatHead', 'whoHead', 'actionHead'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`publishing.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ended.map((publication) => (
            <Row
              key={publication.id}
              publication={publication}
              isBlocked={isBlocked}
              onTakeBack={() => onTakeBack(publication)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { publication: Publication; isBlocked: boolean; onTakeBack: () => void };

const TONES: Record<Publication['state'], Tone> = {
  live: 'ok',
  failed: 'no',
  takenBack: 'warn',
  former: 'quiet',
  waiting: 'info',
  running: 'info',
};

function Row({ publication, isBlocked, onTakeBack }: RowProps) {
  const { language, t } = useTranslator();
  const isPublisher = useHasRole('publisher');
  const { id, kind, state, changes, requestedBy, finishedAt, requestedAt, plannedAt, reason } = publication;
  const writers = changes.flatMap((change) => change.writers);
  const approvers = changes.flatMap(({ approvedBy }) => approvedBy ?? []);
  const people = [writers, approvers, [requestedBy]].map((group) => [
    ...new Map(group.map((person) => [person.id, person])).values(),
  ]);
  const canTakeBack = isPublisher && kind === 'publish' && isPublic(publication);
  return (
    <tr>
      <th scope="row">{formatNumber(id, language)}</th>
      <td>{formatNearMoment(finishedAt ?? requestedAt, new Date(), language)}</td>
      <td>
        {state === 'takenBack' ? (
          <s>{publicationName(publication, language)}</s>
        ) : (
          publicationName(publication, language)
        )}{' '}
        {state !== 'former' && <Tag tone={TONES[state]}>{t(`publishing.states.${state}`)}</Tag>}{' '}
        {plannedAt && <Tag tone="quiet">{t('publishing.wasPlanned')}</Tag>} {reason && <q>{reason}</q>}
        {returnedSentence(publication, language)}
      </td>
      <td>
        {people
          .map((group) => posts(group, language))
          .filter(Boolean)
          .join(' · ')}
      </td>
      <td>
        {canTakeBack && (
          <Button
            label={t('publishing.takeBack')}
            aria-label={`${t('publishing.takeBack')}: ${t('publishing.number', { number: id })}`}
            className={isBlocked ? buttons.dashed : buttons.plain}
            onClick={isBlocked ? () => document.getElementById('outcome')?.scrollIntoView() : onTakeBack}
          />
        )}
      </td>
    </tr>
  );
}
