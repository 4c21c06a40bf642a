import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {AngularLine} from '@site/src/data/releases';
import Support from './Support';

// Names that are not translated: npm's error code, a file, a key in it, and a package.
const ERROR = 'ERESOLVE';
const KEY = 'overrides';
const MANIFEST = 'package.json';
const ANIMATIONS = '@angular/animations';

/** The release to install for a version of Angular, with remarks. */
export default function Advice({line}: {line: AngularLine}): ReactNode {
  if (line.release === null) {
    return (
      <p>
        <Support level={line.support} />{' '}
        <Translate id="versionPicker.noRelease">No release supports Angular versions before 15.2.</Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Answer {...line} /> <Support level={line.support} />
      </p>
      <p>
        {line.npmFlag && <OutsideRange flag={line.npmFlag} />} <Remark {...line} />
      </p>
    </>
  );
}

function Answer(line: AngularLine): ReactNode {
  const values = {release: <strong>{line.release}</strong>, angular: angularName(line)};

  return line.support === 'unknown' ? (
    <Translate
      id="versionPicker.try"
      description="Answer of the picker for a version that was not tested; release is 3.0.2, angular is “Newer than Angular 22”"
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

function Remark({support, measuredWith}: AngularLine): ReactNode {
  switch (support) {
    case 'supported':
      return (
        <Translate
          id="versionPicker.remark.supported"
          description="Remark; measured is 18.2.14"
          values={{measured: measuredWith}}>
          {'The release declares this version, and was tested with Angular {measured}: all specs pass.'}
        </Translate>
      );
    case 'works':
      return (
        <Translate
          id="versionPicker.remark.works"
          description="Remark; measured is 19.2.25"
          values={{measured: measuredWith}}>
          {'The release was tested with Angular {measured}, with the tests compiled just in time.'}
        </Translate>
      );
    case 'configure':
      return (
        <Translate
          id="versionPicker.remark.configure"
          description="Remark for Angular 21 and 22; change is a link, measured is 21.2.26"
          values={{
            change: (
              <Link to="#version-21">
                <Translate id="versionPicker.remark.change">change one setting</Translate>
              </Link>
            ),
            measured: measuredWith,
          }}>
          {
            'A new project compiles its tests ahead of time, so they fail until you {change}. The release was tested with Angular {measured}.'
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
            'The 3.x releases declare Angular 15.2 too, but your project does not build with them, because that version of Angular has no signals. Release 2.4.0 works: it was tested with Angular {measured}. However, it has no test beds for guards, resolvers or routers.'
          }
        </Translate>
      );
    default:
      return (
        <Translate id="versionPicker.remark.unknown">
          This release has not been tested with that version of Angular. Run one test before you rely on it.
        </Translate>
      );
  }
}

/** The option that npm needs if Angular is newer than the declared range. */
function OutsideRange({flag}: {flag: string}): ReactNode {
  const override = (
    <Link to="#peer-ranges">
      <Translate
        id="versionPicker.remark.override"
        description="Link in the remark about npm; key is overrides, file is package.json"
        values={{key: <code>{KEY}</code>, file: <code>{MANIFEST}</code>}}>
        {'an {key} entry to {file}'}
      </Translate>
    </Link>
  );

  const animations = (
    <Link to="#animations">
      <code>{ANIMATIONS}</code>
    </Link>
  );

  return (
    <Translate
      id="versionPicker.remark.outside"
      description="Remark about npm; error is ERESOLVE, override is the link “an overrides entry to package.json”, flag is --legacy-peer-deps, animations is the link @angular/animations"
      values={{error: <code>{ERROR}</code>, override, flag: <code>{flag}</code>, animations}}>
      {
        'The release’s peer dependencies do not include this version. npm therefore fails with {error}, while Yarn, pnpm and Bun continue. Either add {override} and omit {flag}, or pass {flag} to every install command. If your project lacks {animations}, install it too.'
      }
    </Translate>
  );
}

/** Returns the display name of a version of Angular: “Angular 18”, “Older than Angular 15.2”. */
export function angularName({id, version}: AngularLine): string {
  if (version !== null) {
    return `Angular ${version}`;
  }
  return id === 'after-22'
    ? translate({id: 'versionPicker.newer', message: 'Newer than Angular 22'})
    : translate({id: 'versionPicker.older', message: 'Older than Angular 15.2'});
}
