import { useEffect, useRef, useState } from 'react';
import panel from '#app/components/panel.module.css';
import type { NewInvitation, UserInfo } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatMoment } from '../formatMoment.ts';
import { useTranslator } from '../words.ts';
import secret from './secret.module.css';

type Props = { invitation: NewInvitation & Pick<UserInfo, 'title'>; onDone: () => void };

/** Shows the address of a new invitation, which the desk cannot show again. */
export function InvitationAddress({ invitation: { address, expiresAt, title }, onDone }: Props) {
  const { language, t } = useTranslator();
  const [isCopied, setIsCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      // The address stays selectable where the browser does not allow copying.
      () => {},
    );
  return (
    <section className={panel.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {t('accounts.invitationFor', { post: title[language] })}
      </h3>
      <p>{t('accounts.invitationOnce', { until: formatMoment(expiresAt, language) })}</p>
      <p>
        <code className={secret.secret} lang="en">
          {address}
        </code>
      </p>
      <div className="row">
        <Button className={buttons.secondary} label={t('accounts.copy')} onClick={copy} />
        <Button label={t('accounts.done')} onClick={onDone} />
        <span role="status" className="good">
          {isCopied && t('accounts.copied')}
        </span>
      </div>
    </section>
  );
}
