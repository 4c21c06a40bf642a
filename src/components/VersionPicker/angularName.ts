import {translate} from '@docusaurus/Translate';
import type {AngularLine} from '@site/src/data/releases';

/** Returns the display name of a version of Angular: “Angular 18”, “older than Angular 15.2”. */
export function angularName({id, version}: AngularLine): string {
  if (version !== null) {
    return `Angular ${version}`;
  }
  return id === 'after-22'
    ? translate({
        id: 'versionPicker.newer',
        message: 'Newer than Angular 22',
      })
    : translate({
        id: 'versionPicker.older',
        message: 'Older than Angular 15.2',
      });
}
