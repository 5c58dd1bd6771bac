import { type ComponentType, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LoadError.module.css';

/** Loads the component `name` of a module when `open` is called. If the import failed, the next call tries again. */
export function useLazyComponent<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    // Empties the live region, so that a second failure is announced.
    setFailed(false);
    try {
      const module = await load();
      setComponent(() => module[name]);
    } catch {
      setFailed(true);
    }
  };
  return { Component, failed, open, close: () => setComponent(undefined) };
}

/** Renders a live region before it has text, because screen readers announce only later changes. */
export function LoadError({ failed }: { failed: boolean }) {
  const { t } = useTranslation('components');
  return (
    <p role="status" className={styles.error}>
      {failed && t('notFetched')}
    </p>
  );
}
