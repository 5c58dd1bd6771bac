import { Button } from '../Button.tsx';
import { Commands } from '../Commands.tsx';
import { useTranslator } from '../words.ts';
import { useSession } from './SessionContext.ts';
import { type HeaderProps, SharedHeader } from './SharedHeader.tsx';

export function Header(props: HeaderProps) {
  const { user } = useSession();
  return user ? <SharedHeader {...props} user={user} /> : <SingleHeader {...props} />;
}

function SingleHeader({ route, saves, onSwitchLanguage }: HeaderProps) {
  const { language, t } = useTranslator();
  return (
    <header className="top">
      <h1>{t('title')}</h1>
      <a href="#/" aria-current={route.screen === 'start' ? 'page' : undefined}>
        {t('work.title')}
      </a>
      <a href="#/media" aria-current={route.screen === 'media' ? 'page' : undefined}>
        {t('media.title')}
      </a>
      <Commands key={language} saves={saves} />
      <Button label={t('language')} lang={t('languageCode')} onClick={onSwitchLanguage} />
    </header>
  );
}
