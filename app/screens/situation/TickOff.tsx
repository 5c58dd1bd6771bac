import { Expandable } from '#app/components/text/Expandable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import own from './Schemes.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** Lists the first steps with checkboxes. StepTicks.island.ts saves the ticks on the device if the visitor agrees. */
export function TickOff({ id, first }: Pick<SituationPage, 'id' | 'first'>) {
  const { t } = useTranslation('situation');
  return (
    <div className={`no-print needs-script ${own.ticks}`} data-steps={id}>
      <Expandable label={t('ticks.title')}>
        {first.map(({ key, what }) => (
          <label key={key}>
            <input type="checkbox" value={key} />
            {what}
          </label>
        ))}
        <label>
          <input type="checkbox" />
          {t('ticks.keep')}
        </label>
        <p role="status" data-refused={t('ticks.keepRefused')} />
      </Expandable>
    </div>
  );
}
