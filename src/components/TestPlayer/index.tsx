import {createContext, Fragment, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {TestStep} from '@site/src/lib/samples/testSteps';
import {PARTIES, PARTY_NAMES, STEP_TEXTS, type Party} from './steps';
import styles from './styles.module.css';

/** The played test: as the sample shows it, without its response, or failed because of that. */
export const PlayedTest = createContext<'unchanged' | 'incomplete' | 'failed'>('unchanged');

interface Props {
  /** JSON of the steps, which `src/remark/players.ts` extracts from the sample. */
  steps: string;
  /**
   * The error that the test throws if it does not respond to the request. Omit it to hide the checkbox “See it fail”.
   */
  forgotten?: string;
  /** The sample, and what is shown below the controls. */
  children: ReactNode;
}

/** Duration of a step while the test plays, in ms; long enough to read its text. */
const STEP_TIME = 2000;

const ARROW = ' → ';

/** Position of a player that has not been started. */
const IDLE = -1;

const LANES: Party[] = ['library', 'test', 'code', 'backend'];

/**
 * Plays a test step by step. Each step highlights its lines in the sample and shows which party acts; the last one shows
 * the result. Until a reader starts it, it shows the first step. Without JavaScript and in print, it shows the sample
 * and the list of steps.
 */
export default function TestPlayer({steps: json, forgotten, children}: Props): ReactNode {
  const steps = useMemo(() => JSON.parse(json) as TestStep[], [json]);
  const [at, setAt] = useState(IDLE);
  const [isPlaying, setPlaying] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const sample = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const played = isForgotten ? withoutResponse(steps) : steps;
  const last = played.length - 1;
  const shown = Math.max(at, 0);
  const current = played[shown]!;
  const hasFailed = isForgotten && at === last;
  const isRunning = isPlaying && at < last;

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [isRunning, at]);

  // A step without lines keeps the lines of the step before it.
  const [from, to] = played.slice(0, at + 1).findLast(({lines}) => lines)?.lines ?? [0, 0];
  const [fromLeftOut, toLeftOut] = steps.find((step) => !played.includes(step) && step.kind === 'respond')?.lines ?? [
    0, 0,
  ];
  // React does not manage the lines, because they are highlighted at build time.
  useEffect(() => {
    sample.current!.querySelectorAll('.token-line').forEach((line, index) => {
      line.toggleAttribute('data-lit', index + 1 >= from && index + 1 <= to);
      line.toggleAttribute('data-left-out', index + 1 >= fromLeftOut && index + 1 <= toLeftOut);
    });
    // On phones, the controls stay in view. Keep the highlighted lines in view too, unless the reader has scrolled
    // away.
    const {top, bottom} = panel.current!.getBoundingClientRect();
    if (getComputedStyle(panel.current!).position === 'sticky' && top < innerHeight && bottom > 0) {
      sample.current!.querySelector('[data-lit]')?.scrollIntoView({block: 'nearest'});
    }
  }, [from, to, fromLeftOut, toLeftOut]);

  const move = (step: number) => {
    setPlaying(false);
    setAt(step);
  };
  const active: readonly Party[] = PARTIES[current.kind];

  return (
    <div
      className={styles.player}
      data-running={at !== IDLE || undefined}
      data-failed={hasFailed || undefined}
      role="group"
      aria-label={translate({
        id: 'testPlayer.label',
        message: 'A test, step by step',
        description: 'Name of the test player',
      })}>
      <div ref={sample} className={styles.sample}>
        <PlayedTest value={hasFailed ? 'failed' : isForgotten ? 'incomplete' : 'unchanged'}>{children}</PlayedTest>
      </div>
      <div ref={panel} className={styles.panel}>
        <div className={styles.controls}>
          <button
            type="button"
            className={clsx('button button--secondary', styles.play, isRunning && styles.pause)}
            onClick={() => {
              setPlaying(!isRunning);
              if (at === IDLE || at === last) {
                setAt(0);
              }
            }}>
            {isRunning ? (
              <Translate id="testPlayer.pause" description="Button of the test player">
                Pause
              </Translate>
            ) : at === last ? (
              <Translate id="testPlayer.replay" description="Button of the test player, after the last step">
                Play again
              </Translate>
            ) : (
              <Translate id="testPlayer.play" description="Button of the test player">
                Play
              </Translate>
            )}
          </button>
          <div className={styles.pager}>
            <button
              type="button"
              className="button button--secondary"
              aria-label={translate({
                id: 'testPlayer.previous',
                message: 'Previous step',
                description: 'Button of the test player',
              })}
              disabled={shown === 0}
              onClick={() => move(shown - 1)}
            />
            <p
              role="status"
              className={clsx(styles.result, at === last && (hasFailed ? styles.failed : styles.passed))}>
              {at < last ? (
                <Translate
                  id="testPlayer.progress"
                  values={{step: shown + 1, count: played.length}}
                  description="Which step of a test the player shows">
                  {'Step {step} of {count}'}
                </Translate>
              ) : hasFailed ? (
                <Translate id="testPlayer.failed" description="Result of a test in the player">
                  1 test failed
                </Translate>
              ) : (
                <Translate id="testPlayer.passed" description="Result of a test in the player">
                  1 test passed
                </Translate>
              )}
            </p>
            <button
              type="button"
              className="button button--secondary"
              aria-label={translate({
                id: 'testPlayer.next',
                message: 'Next step',
                description: 'Button of the test player',
              })}
              disabled={at === last}
              onClick={() => move(shown + 1)}
            />
          </div>
          {forgotten && (
            <label className={styles.forget}>
              <input
                type="checkbox"
                checked={isForgotten}
                onChange={(event) => {
                  setForgotten(event.currentTarget.checked);
                  move(IDLE);
                }}
              />{' '}
              <Translate
                id="testPlayer.forget"
                description="Checkbox of the test player: leaves the response out of the test">
                See it fail: forget the response
              </Translate>
            </label>
          )}
        </div>
        <div className={styles.lanes} aria-hidden="true">
          {LANES.filter((lane) => steps.some(({kind}) => PARTIES[kind].some((party) => party === lane))).map((lane) => (
            <span key={lane} className={clsx(styles.lane, active.includes(lane) && styles.active)}>
              {PARTY_NAMES[lane]}
            </span>
          ))}
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li
              key={step.code}
              className={clsx(styles.step, !played.includes(step) && styles.leftOut)}
              aria-current={step === current ? 'step' : undefined}>
              <span className={styles.parties}>
                {PARTIES[step.kind].map((party, place) => (
                  <Fragment key={party}>
                    {place > 0 && ARROW}
                    {PARTY_NAMES[party]}
                  </Fragment>
                ))}
              </span>{' '}
              <code>{step.code}</code>{' '}
              {hasFailed && step === current ? (
                <>
                  <Translate
                    id="testPlayer.forgotten"
                    description="Step of a test without its response, before the error of its expectation">
                    Without the response, your test fails:
                  </Translate>{' '}
                  <code className={styles.error}>{forgotten}</code>
                </>
              ) : (
                <span>{STEP_TEXTS[step.kind]}</span>
              )}
              {step.tools?.map((tool) => (
                <Fragment key={tool}>
                  {' '}
                  <code>{tool}</code>
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Returns the steps of the test without its response, up to the expectation that then fails. */
function withoutResponse(steps: TestStep[]): TestStep[] {
  const end = steps.findIndex(({kind}) => kind === 'expect');
  return steps.slice(0, end + 1).filter(({kind}) => kind !== 'respond');
}
