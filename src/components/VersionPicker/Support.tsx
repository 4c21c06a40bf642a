import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {AngularLine} from '@site/src/data/releases';
import styles from './styles.module.css';

type Level = AngularLine['support'];

/** Colors of the levels. They do not carry information that the text lacks. */
const TONES: Partial<Record<Level, string>> = {
  supported: styles.pass,
  works: styles.caution,
  configure: styles.caution,
  older: styles.fail,
};

function labelOf(level: Level): string {
  switch (level) {
    case 'supported':
      return translate({
        id: 'versionPicker.support.supported',
        message: 'declared and tested',
        description: 'Label of a version of Angular, inside the declared range',
      });
    case 'works':
      return translate({
        id: 'versionPicker.support.works',
        message: 'tested, but not declared',
        description: 'Label of a version of Angular, outside the declared range',
      });
    case 'configure':
      return translate({
        id: 'versionPicker.support.configure',
        message: 'tested, needs one setting',
        description: 'Label of a version of Angular whose new projects must be configured',
      });
    case 'older':
      return translate({
        id: 'versionPicker.support.older',
        message: 'fails with 3.x',
        description: 'Label of a version of Angular that needs a release before 3.0.0',
      });
    case 'unknown':
      return translate({
        id: 'versionPicker.support.unknown',
        message: 'not tested',
        description: 'Label of versions of Angular that were not tried',
      });
    case 'none':
      return translate({
        id: 'versionPicker.support.none',
        message: 'no release',
        description: 'Label of versions of Angular that no release supports',
      });
  }
}

/** A badge that shows how well a version of Angular is supported. */
export default function Support({level}: {level: Level}): ReactNode {
  return <span className={clsx(styles.chip, TONES[level])}>{labelOf(level)}</span>;
}
