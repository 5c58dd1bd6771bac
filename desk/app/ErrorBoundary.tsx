import { Component, type ReactNode } from 'react';
import { buttons } from './buttons.ts';
import { translatorIn } from './words.ts';

/** Shows what to do in place of a page that has failed, which would be white, such as after an extension has changed its elements. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = translatorIn(document.documentElement.lang === 'en' ? 'en' : 'mr');
  return (
    <main className="wrap">
      <p role="alert">{t('pageFailed')}</p>
      <button type="button" className={buttons.primary} onClick={() => location.reload()}>
        {t('loadAgain')}
      </button>
    </main>
  );
}
