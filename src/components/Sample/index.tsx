import {createContext, useContext, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyCode} from '@site/src/client/copyCode';
import {PlayedTest} from '@site/src/components/TestPlayer/played';
import type {SampleRuns} from '@site/src/lib/samples/record';
import type {ExpectedError} from '@site/src/lib/samples/regions';
import styles from './styles.module.css';

/** Provide `true` to show only the code of samples. */
export const CodeOnly = createContext(false);

interface Props {
  /** Path of the sample's file under `samples/`. */
  file: string;
  /** Lines of the region in that file, as a GitHub fragment: `L10-L24`. */
  lines: string;
  /** The imports that the code needs but does not show; omitted if there are none. */
  imports?: string;
  /** The start of the `describe` with the test bed that the code needs but does not create; omitted if there is none. */
  bed?: string;
  /** JSON of the errors that the sample intentionally shows. */
  errors?: string;
  /** JSON of where its specs have run; omitted if the sample has changed since its last run. */
  runs?: string;
  children: ReactNode;
}

/**
 * A code block that quotes a region of a sample file. Below the code, it shows the sample's errors, the Angular
 * versions that its specs ran on, a button that copies the code with its imports, and a link to the whole file.
 */
export default function Sample({file, lines, imports, bed, errors = '[]', runs, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {sampleFiles} = siteConfig.customFields as {sampleFiles: string};
  const codeOnly = useContext(CodeOnly);
  const expected = JSON.parse(errors) as Pick<ExpectedError, 'code' | 'message'>[];

  if (codeOnly) {
    return children;
  }
  return (
    <figure className={styles.sample}>
      {children}
      <figcaption className={styles.caption}>
        {expected.map(({code, message}) => (
          <p key={message} className={styles.error}>
            <strong>
              {code ? (
                <Translate
                  id="sample.typeError"
                  values={{code}}
                  description="Before the message of a compiler error; code is TS1234">
                  {'Error {code}:'}
                </Translate>
              ) : (
                <Translate id="sample.runtimeError" description="Before the message of an error thrown at run time">
                  Throws:
                </Translate>
              )}
            </strong>{' '}
            <code>{message}</code>
          </p>
        ))}
        {runs && <Runs {...(JSON.parse(runs) as SampleRuns)} />}
        {imports && <CopyWithImports imports={imports} bed={bed} />}
        <a className="action" href={`${sampleFiles}${file}#${lines}`} title={file}>
          <Translate id="sample.source" description="Link under a code sample to its whole file on GitHub">
            Whole file
          </Translate>
        </a>
      </figcaption>
    </figure>
  );
}

function CopyWithImports({imports, bed}: {imports: string; bed: string | undefined}): ReactNode {
  const copy = ({currentTarget}: MouseEvent) => {
    // `innerText` would have two line breaks for each empty line.
    const lines = [...currentTarget.closest('figure')!.querySelectorAll('.token-line')];
    const code = lines.map(({textContent}) => textContent).join('\n');
    void copyCode(
      `${imports}\n\n${bed ? `${bed}\n\n${code.replace(/^(?=.)/gm, '  ')}\n});` : code}`,
      translate({id: 'sample.copiedWithImports', message: 'Copied with its imports'}),
    );
  };
  return (
    <button type="button" className="action" onClick={copy}>
      <Translate
        id="sample.copyWithImports"
        description="Button under a code sample: copies the code with the imports that the sample leaves out">
        Copy with imports
      </Translate>
    </button>
  );
}

/**
 * Where the specs passed. If they failed anywhere, it expands to show the errors. While a player leaves out a line of
 * the sample, this says so instead, because the specs never ran without that line.
 */
function Runs({passed, runners, failed}: SampleRuns): ReactNode {
  if (useContext(PlayedTest) !== 'unchanged') {
    return (
      <p className={styles.runs}>
        <Translate id="sample.leftOut" description="Below a sample, while the test player leaves one of its lines out">
          One line is left out
        </Translate>
      </p>
    );
  }
  if (failed.length === 0) {
    return (
      <Link className={clsx(styles.runs, styles.passed)} to="/docs/examples/about#samples" data-search="exclude">
        <Translate
          id="sample.passed"
          values={{versions: passed, runners: runners.map(([runner]) => runner).join(' · ')}}
          description="Below a sample; versions reads 16–20, 22, and runners reads Karma · Vitest">
          {'Passed: Angular {versions} · {runners}'}
        </Translate>
      </Link>
    );
  }
  const hasFailedIn = (name: string) => runners.some(([runner, , versions]) => runner === name && versions);
  return (
    <details className={styles.runs} data-search="exclude">
      <summary>{runners.map(resultsIn).join(' · ')}</summary>
      {failed.map(([versions, message]) => (
        <p key={message}>
          {failed.length > 1 && (
            <Translate
              id="sample.failed"
              values={{versions}}
              description="Below a sample, before one of several error messages; versions reads 21 (Karma)">
              {'{versions}:'}
            </Translate>
          )}{' '}
          <code>{message}</code>
        </p>
      ))}
      <Link to={`/docs/reference/version-compatibility#${hasFailedIn('Karma') ? 'newer-changes' : 'runner-vitest'}`}>
        <Translate id="sample.changes" description="Link below a sample that fails on some versions of Angular">
          What changes
        </Translate>
      </Link>
    </details>
  );
}

/** Returns where the specs passed and failed in a runner. */
function resultsIn([runner, passed, failed]: SampleRuns['runners'][number]): string {
  const values = {runner, passed, failed};
  if (!failed) {
    return translate(
      {id: 'sample.passes', message: '{runner}: passes on {passed}', description: 'passed reads 16–20, 22'},
      values,
    );
  }
  if (!passed) {
    return translate(
      {id: 'sample.fails', message: '{runner}: fails on {failed}', description: 'failed reads 16–20, 22'},
      values,
    );
  }
  return translate(
    {
      id: 'sample.passesAndFails',
      message: '{runner}: passes on {passed}, fails on {failed}',
      description: 'passed and failed read 16–20, 22',
    },
    values,
  );
}
