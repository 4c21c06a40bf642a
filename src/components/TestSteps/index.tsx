import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

type Actor = 'library' | 'you' | 'angular';

interface Step {
  actor: Actor;
  code: string;
  text: ReactNode;
}

function actorName(actor: Actor): ReactNode {
  switch (actor) {
    case 'library':
      return (
        <Translate id="testSteps.actor.library" description="Who acts in a step of a test's life">
          Library
        </Translate>
      );
    case 'you':
      return (
        <Translate id="testSteps.actor.you" description="Who acts in a step of a test's life: the reader">
          Your code
        </Translate>
      );
    case 'angular':
      return (
        <Translate id="testSteps.actor.angular" description="Who acts in a step of a test's life">
          Angular
        </Translate>
      );
  }
}

const STEPS: Step[] = [
  {
    actor: 'you',
    code: 'const tb = componentTestBed(…)',
    text: (
      <Translate id="testSteps.create" description="Step of a test's life: creating the bed in a describe">
        In the describe block, creating the test bed registers a hook before each test and the “should create” spec.
      </Translate>
    ),
  },
  {
    actor: 'library',
    code: 'tb.compile()',
    text: (
      <Translate id="testSteps.compile" description="Step of a test's life: compiling">
        Before each test, it configures the testing module and creates the instance. No change detection yet.
      </Translate>
    ),
  },
  {
    actor: 'you',
    code: 'beforeEach(tb.setup(…))',
    text: (
      <Translate id="testSteps.setup" description="Step of a test's life: set-up, optional">
        If you wrote one, your set-up receives the tools and prepares the state.
      </Translate>
    ),
  },
  {
    actor: 'library',
    code: 'it(…, tb(…))',
    text: (
      <Translate id="testSteps.tools" description="Step of a test's life: building the tools">
        It builds the tools, then runs the first change detection of components, directives and routes.
      </Translate>
    ),
  },
  {
    actor: 'you',
    code: '({ component, query }) => { … }',
    text: (
      <Translate id="testSteps.callback" description="Step of a test's life: the test itself">
        Your test acts and expects, with the tools that it asked for.
      </Translate>
    ),
  },
  {
    actor: 'library',
    code: 'http.controller.verify()',
    text: (
      <Translate id="testSteps.verify" description="Step of a test's life: what follows a test that passed">
        When the test completed, it checks that no HTTP request is left, then unsubscribes what rx was told to remember.
      </Translate>
    ),
  },
  {
    actor: 'angular',
    code: 'TestBed.resetTestingModule()',
    text: (
      <Translate id="testSteps.teardown" description="Step of a test's life: teardown">
        Angular destroys the fixture and the module. The next test starts anew.
      </Translate>
    ),
  },
];

/** The life of one test, from the test bed to teardown: a timeline, whose text is its own alternative. */
export default function TestSteps(): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Translate id="testSteps.caption" description="Caption of the picture of a test's life">
          The life of one test
        </Translate>
      </figcaption>
      <ol className={styles.steps}>
        {STEPS.map(({actor, code, text}) => (
          <li key={code} className={clsx(styles.step, styles[actor])}>
            <span className={styles.actor}>{actorName(actor)}</span> <code className={styles.code}>{code}</code>{' '}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
