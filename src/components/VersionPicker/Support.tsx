import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {AngularLine} from '@site/src/data/releases';
import styles from './styles.module.css';

type Level = AngularLine['support'];

/** The label and color of each level. The color adds no information to the label. */
const LEVELS: Readonly<Record<Level, {label: string; tone?: string}>> = {
  supported: {
    label: translate({
      id: 'versionPicker.support.supported',
      message: 'declared and tested',
      description: 'Label of a version of Angular, inside the declared range',
    }),
    tone: styles.pass,
  },
  works: {
    label: translate({
      id: 'versionPicker.support.works',
      message: 'tested, but not declared',
      description: 'Label of a version of Angular, outside the declared range',
    }),
    tone: styles.caution,
  },
  configure: {
    label: translate({
      id: 'versionPicker.support.configure',
      message: 'tested, needs more setup',
      description: 'Label of a version of Angular whose new projects must be configured',
    }),
    tone: styles.caution,
  },
  older: {
    label: translate({
      id: 'versionPicker.support.older',
      message: 'fails with 3.x',
      description: 'Label of a version of Angular that needs a release before 3.0.0',
    }),
    tone: styles.fail,
  },
  unknown: {label: translate({id: 'versionPicker.support.unknown', message: 'not tested'})},
  none: {label: translate({id: 'versionPicker.support.none', message: 'no release'})},
};

/** A badge that shows how well a version of Angular is supported. */
export default function Support({level}: {level: Level}): ReactNode {
  const {label, tone} = LEVELS[level];
  return <span className={clsx('support', styles.chip, tone)}>{label}</span>;
}
