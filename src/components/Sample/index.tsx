import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ExpectedError} from '@site/src/lib/samples/regions';
import styles from './styles.module.css';

interface Props {
  /** Path of the sample's file under `samples/`. */
  file: string;
  /** Lines of the region in that file, as a GitHub fragment: `L10-L24`. */
  lines: string;
  /** JSON of the errors that the sample shows on purpose. */
  errors?: string;
  /** The code block. */
  children: ReactNode;
}

/** A code block that is a region of a sample file: the code, the errors that it shows, a link to the whole file. */
export default function Sample({file, lines, errors = '[]', children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {sampleFiles} = siteConfig.customFields as {sampleFiles: string};
  const expected = JSON.parse(errors) as Pick<ExpectedError, 'code' | 'message'>[];

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
        <a className={styles.source} href={`${sampleFiles}${file}#${lines}`}>
          <Translate id="sample.source" description="Link under a code sample to its whole file on GitHub">
            Whole file
          </Translate>{' '}
          <span className={styles.path}>{file.split('/').pop()}</span>
        </a>
      </figcaption>
    </figure>
  );
}
