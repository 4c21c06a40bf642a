import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

type Lane = 'test' | 'code' | 'backend';

interface Message {
  from: Lane;
  to: Lane;
  code: string;
  text: ReactNode;
}

const LANES: Lane[] = ['test', 'code', 'backend'];

const MESSAGES: Message[] = [
  {
    from: 'test',
    to: 'code',
    code: 'catalogue.list().subscribe(…)',
    text: (
      <Translate id="httpFlow.call" description="Step of the picture of HTTP testing">
        The test calls the code and subscribes.
      </Translate>
    ),
  },
  {
    from: 'code',
    to: 'backend',
    code: 'GET /api/products',
    text: (
      <Translate id="httpFlow.send" description="Step of the picture of HTTP testing">
        The request goes to the testing backend, which keeps it open. Nothing leaves the browser.
      </Translate>
    ),
  },
  {
    from: 'test',
    to: 'backend',
    code: 'http.emitSuccessResponse({ url, body })',
    text: (
      <Translate id="httpFlow.emit" description="Step of the picture of HTTP testing">
        The test answers: the one open request with that address is found and gets the body.
      </Translate>
    ),
  },
  {
    from: 'backend',
    to: 'code',
    code: '200 OK',
    text: (
      <Translate id="httpFlow.answer" description="Step of the picture of HTTP testing">
        The subscriber receives the body, at once. Your expectations can follow.
      </Translate>
    ),
  },
  {
    from: 'backend',
    to: 'test',
    code: 'http.controller.verify()',
    text: (
      <Translate id="httpFlow.verify" description="Step of the picture of HTTP testing">
        After the test, a request that was left open makes it fail.
      </Translate>
    ),
  },
];

function laneName(lane: Lane): ReactNode {
  switch (lane) {
    case 'test':
      return (
        <Translate id="httpFlow.lane.test" description="Party in the picture of HTTP testing">
          Your test
        </Translate>
      );
    case 'code':
      return (
        <Translate id="httpFlow.lane.code" description="Party in the picture of HTTP testing">
          Code under test
        </Translate>
      );
    case 'backend':
      return (
        <Translate id="httpFlow.lane.backend" description="Party in the picture of HTTP testing">
          Testing backend
        </Translate>
      );
  }
}

/** What `http` does between request and response: a sequence, whose text is its own alternative. */
export default function HttpFlow(): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Translate id="httpFlow.caption" description="Caption of the picture of HTTP testing">
          From request to response
        </Translate>
      </figcaption>
      <div className={styles.lanes} aria-hidden="true">
        {LANES.map((lane) => (
          <span key={lane} className={styles.lane}>
            {laneName(lane)}
          </span>
        ))}
      </div>
      <ol className={styles.messages}>
        {MESSAGES.map((message) => (
          <li key={message.code} className={styles.message}>
            <span className={styles.parties}>
              {laneName(message.from)} <span aria-hidden="true">→</span> {laneName(message.to)}
            </span>{' '}
            <span className={clsx(styles.arrow, ...arrowClasses(message))}>
              <code className={styles.code}>{message.code}</code>
            </span>{' '}
            <span className={styles.text}>{message.text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Where the arrow starts and ends among the three columns, and which way it points. */
function arrowClasses({from, to}: Message): (string | undefined)[] {
  const [start, end] = [LANES.indexOf(from), LANES.indexOf(to)];
  return [
    styles[`from${Math.min(start, end)}`],
    styles[`to${Math.max(start, end)}`],
    end > start ? styles.forward : styles.back,
  ];
}
