import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AngularLine} from '@site/src/data/releases';
import {angularName} from './angularName';
import Support from './Support';

// What npm says, the same in every language.
const ERROR = 'ERESOLVE';

interface Props {
  line: AngularLine;
}

/** The release for a version of Angular, in one sentence, and what to know about it. */
export default function Advice({line}: Props): ReactNode {
  if (line.release === null) {
    return (
      <p>
        <Support level={line.support} />{' '}
        <Translate id="versionPicker.noRelease" description="Answer for versions of Angular before 15.2">
          No release is meant for versions before Angular 15.2, the oldest that a release declares.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Answer {...line} /> <Support level={line.support} />
      </p>
      <p>
        <Remark {...line} />
      </p>
    </>
  );
}

function Answer(line: AngularLine): ReactNode {
  const values = {release: <strong>{line.release}</strong>, angular: angularName(line)};

  return line.support === 'unknown' ? (
    <Translate
      id="versionPicker.try"
      description="Answer of the picker for a version that was not tried; release is 3.0.2, angular is “Newer than Angular 22”"
      values={values}>
      {'{angular}: try {release}.'}
    </Translate>
  ) : (
    <Translate
      id="versionPicker.install"
      description="Answer of the picker; release is 3.0.2, angular is “Angular 18”"
      values={values}>
      {'{angular}: install {release}.'}
    </Translate>
  );
}

function Remark({support, measuredWith, npmFlag}: AngularLine): ReactNode {
  const flag = <code>{npmFlag}</code>;
  const error = <code>{ERROR}</code>;

  switch (support) {
    case 'supported':
      return (
        <Translate
          id="versionPicker.remark.supported"
          description="Remark; measured is 18.2.14"
          values={{measured: measuredWith}}>
          {'Inside the range that the release declares. Measured with Angular {measured}: all specs pass.'}
        </Translate>
      );
    case 'works':
      return (
        <Translate
          id="versionPicker.remark.works"
          description="Remark; measured is 19.2.25, error is ERESOLVE, flag is --legacy-peer-deps"
          values={{measured: measuredWith, error, flag}}>
          {
            'Outside the range that the release declares: npm stops with {error} unless it gets {flag}, while Yarn, pnpm and Bun go on. Measured with Angular {measured}: all specs pass, as long as they are compiled just in time.'
          }
        </Translate>
      );
    case 'configure':
      return (
        <Translate
          id="versionPicker.remark.configure"
          description="Remark for Angular 21 and 22; measured is 21.2.26, error is ERESOLVE, flag is --legacy-peer-deps"
          values={{measured: measuredWith, error, flag}}>
          {
            'Fails in a new project, which compiles its tests ahead of time: change the configuration as described on this page. Outside the range that the release declares: npm stops with {error} unless it gets {flag}. Measured with Angular {measured}.'
          }
        </Translate>
      );
    case 'older':
      return (
        <Translate
          id="versionPicker.remark.older"
          description="Remark for Angular 15.2; measured is 15.2.10"
          values={{measured: measuredWith}}>
          {
            'The 3.x releases declare Angular 15.2 too, but they do not build with it, because it has no signals. 2.4.0 does, measured with Angular {measured}; it has no test bed for guards, resolvers and routers.'
          }
        </Translate>
      );
    default:
      return (
        <Translate
          id="versionPicker.remark.unknown"
          description="Remark for versions of Angular that were not tried; error is ERESOLVE, flag is --legacy-peer-deps"
          values={{error, flag}}>
          {
            'Outside the range that the release declares, and not tried in a project of that version: npm stops with {error} unless it gets {flag}, while Yarn, pnpm and Bun go on. Run one test before you rely on it.'
          }
        </Translate>
      );
  }
}
