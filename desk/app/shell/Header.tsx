import type { Session } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { Commands } from '../Commands.tsx';
import type { Route } from '../useRoute.ts';
import { useTranslator } from '../words.ts';

type Props = {
  route: Route;
  saves: number;
  onSwitchLanguage: () => void;
  onSession: (session: Session) => void;
};

export function Header({ route, saves, onSwitchLanguage }: Props) {
  const { language, t } = useTranslator();
  return (
    <header className="top">
      <h1>{t('title')}</h1>
      <a href="#/" aria-current={route.screen === 'start' ? 'page' : undefined}>
        {t('work.title')}
      </a>
      <Commands key={language} saves={saves} />
      <Button label={t('language')} lang={t('languageCode')} onClick={onSwitchLanguage} />
    </header>
  );
}
