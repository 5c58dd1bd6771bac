import { Expandable } from '#app/components/text/Expandable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import own from './Schemes.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** Lists the first steps with a box each. StepTicks.island.ts keeps the ticks on the device if the visitor wants it. */
export function TickOff({ id, first }: Pick<SituationPage, 'id' | 'first'>) {
  const { t } = useTranslation('situation');
  return (
    <div className={`no-print needs-script ${own.ticks}`} data-steps={id}>
      <Expandable label={t('ticks.title')}>
        {first.map(({ what }) => (
          <label key={what}>
            <input type="checkbox" />
            {what}
          </label>
        ))}
        <label>
          <input type="checkbox" />
          {t('ticks.keep')}
        </label>
        <p role="status" data-text={t('ticks.keepRefused')} />
      </Expandable>
    </div>
  );
}
