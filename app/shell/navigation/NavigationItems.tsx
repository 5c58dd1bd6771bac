import { ChevronDown } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isCurrent, NAVIGATION, type NavigationGroup, type NavigationLink } from './navigation.ts';

/** `name`: only one group with the same name can be open. `styles`: class names that turn the groups into dropdowns. */
type NavigationItemsProps = { name: string; styles?: { dropdown?: string; list?: string } | undefined };

/** Renders the items of the main navigation. Groups are `details` elements, which open without script. */
export function NavigationItems({ name, styles }: NavigationItemsProps) {
  const here = usePlainPath();
  return NAVIGATION.map((item) => (
    <li key={item.word}>
      {'links' in item ? (
        <Group group={item} name={name} styles={styles} />
      ) : (
        <ScreenLink link={item} isCurrent={isCurrent(item, here)} />
      )}
    </li>
  ));
}

function Group({ group, name, styles }: NavigationItemsProps & { group: NavigationGroup }) {
  const { t } = useTranslation('shell');
  const here = usePlainPath();
  const isCurrentGroup = group.links.some((link) => isCurrent(link, here));
  return (
    <details name={name} {...(styles && { className: styles.dropdown, 'data-current': isCurrentGroup })}>
      <summary>
        {t(group.word)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul {...(styles && { className: styles.list, 'data-width': group.width })}>
        {group.links.map((link) => (
          <li key={link.path}>
            <ScreenLink link={link} isCurrent={link.path === here} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ScreenLink({ link: { word, path }, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <PageLink to={path} aria-current={isCurrent ? 'page' : undefined}>
      {t(word)}
    </PageLink>
  );
}
