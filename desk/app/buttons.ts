import site from '#app/components/buttons.module.css';
import own from './buttons.module.css';

/** Classes for buttons, and for links that look like buttons. They are the site's, with less room at the sides. */
export const buttons = {
  /** The next right step, of which each view has one. */
  primary: `${site.primary} ${own.button}`,
  secondary: `${site.secondary} ${own.button}`,
  plain: `${site.quiet} ${own.button} ${own.plain}`,
  dashed: `${site.quiet} ${own.button} ${own.dashed}`,
  danger: `${site.quiet} ${own.button} ${own.danger}`,
  dangerNow: `${site.quiet} ${own.button} ${own.danger} ${own.filled}`,
  large: site.large,
  icon: `${site.icon} ${own.plain}`,
};
