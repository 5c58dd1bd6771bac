import { useTranslation } from 'react-i18next';
import { formatPercent } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type Benefit, benefitFigure, benefitUnits } from '#app/model/schemes/rules.ts';
import styles from './BenefitAmount.module.css';
import { formatRupees } from './formatBenefit.ts';

type BenefitAmountProps = { benefit: Benefit; size?: 'row' | 'card' | 'panel' };

/** What one gets, large, with its unit in words: "₹1,500 every month". */
export function BenefitAmount({ benefit, size = 'card' }: BenefitAmountProps) {
  const figure = useFigureText(benefit);
  const units = useUnitsText(benefit);
  return (
    <p className={styles.amount} data-size={size} data-words={benefit.words !== undefined}>
      <b>{figure}</b>
      {units && <span>{units}</span>}
    </p>
  );
}

function useFigureText(benefit: Benefit): string {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  const figure = benefitFigure(benefit);
  switch (figure.kind) {
    case 'words':
      return figure.words;
    case 'cappedShare':
      return t('figure.cappedShare', {
        share: formatPercent(figure.percent, language),
        amount: formatRupees(figure.rupees, language),
      });
    case 'share': {
      const share = formatPercent(figure.percent, language);
      return figure.upTo ? t('figure.upTo', { amount: share }) : share;
    }
    case 'amount': {
      const amount = formatRupees(figure.rupees, language);
      return figure.upTo ? t('figure.upTo', { amount }) : amount;
    }
    case 'none':
      return benefit.what;
  }
}

function useUnitsText(benefit: Benefit): string {
  const { t } = useTranslation('schemes');
  const { ofProject, period, per } = benefitUnits(benefit);
  if (ofProject) return t('ofProject');
  if (period && per) return t('periodAndPer', { period: t(`period.${period}`), per: t(`per.${per}`) });
  if (period) return t(`period.${period}`);
  return per ? t(`per.${per}`) : '';
}
