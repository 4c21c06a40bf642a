import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

// Why: the original is disabled until hydration, and its label mentions the system mode, which this site does not
// offer. Here the page template handles presses until hydration (src/plugins/faster-pages).

const labelOf = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});

export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  const mode = value ?? defaultMode;
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        data-early="color-mode"
        title={labelOf(mode)}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          {mode: labelOf(mode)},
        )}
        // Read the DOM attribute: immediately after hydration, React's state is still stale.
        onClick={() => onChange(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}>
        {/* Render both icons; the style sheet hides one, because it knows the mode before React does. */}
        <IconLightMode aria-hidden className={styles.lightIcon} />
        <IconDarkMode aria-hidden className={styles.darkIcon} />
      </button>
    </div>
  );
}
