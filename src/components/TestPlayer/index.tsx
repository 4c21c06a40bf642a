import {Fragment, useEffect, useId, useMemo, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {TestStep} from '@site/src/lib/samples/testSteps';
import {PlayedTest} from './played';
import {PARTIES, PARTY_NAMES, STEP_TEXTS, type Party} from './steps';
import styles from './styles.module.css';

interface Props {
  /** JSON of the steps, which `src/remark/players.ts` extracts from the sample. */
  steps: string;
  /** How many specs the sample runs, including the one that the test bed adds. `src/remark/players.ts` counts them. */
  specs: string;
  /**
   * The error that the test throws if it does not respond to the request. Omit it to hide the choice to see it fail.
   */
  forgotten?: string;
  /** Whether to show only the controls below the sample until a reader starts the test. */
  compact?: 'true';
  /** The sample, and what is shown below the controls. */
  children: ReactNode;
}

/**
 * How long a step lasts while the test plays, in ms. Its text has about ten words, and adults read 238 words per minute
 * silently (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047).
 */
const STEP_TIME = 2500;

const ARROW = ' → ';
// Followed by a variation selector (U+FE0E), so that it is not shown as an emoji.
const PLAY = '▶\uFE0E';
const PREVIOUS = '‹';
const NEXT = '›';

/** Position of a player that has not been started. */
const IDLE = -1;

/** The tracks of the timeline, from top to bottom. */
const TRACKS: Party[] = ['library', 'test', 'code', 'backend'];

/**
 * Plays a test step by step. Each step highlights its lines in the sample, and has a column in a timeline with a track
 * for each party: the column shows which party acts, and on which one. The last step shows the result. Until a reader
 * starts it, the player shows the first step, or only its controls if it is compact. Without JavaScript and in print, it
 * shows the sample and the list of steps.
 */
export default function TestPlayer({steps: json, specs, forgotten, compact, children}: Props): ReactNode {
  const steps = useMemo(() => JSON.parse(json) as TestStep[], [json]);
  const [at, setAt] = useState(IDLE);
  const [isPlaying, setPlaying] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const choice = useId();
  const sample = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const played = isForgotten ? withoutResponse(steps) : steps;
  const last = played.length - 1;
  const shown = Math.max(at, 0);
  const current = played[shown]!;
  const isFolded = compact && at === IDLE;
  const hasEnded = at === last;
  const hasFailed = isForgotten && hasEnded;
  const isRunning = isPlaying && at < last;
  // While the test plays, the steps follow each other faster than they can be read aloud.
  const live = isRunning ? 'off' : 'polite';

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [isRunning, at]);

  // A step without lines keeps the lines of the step before it.
  const [from, to] = played.slice(0, isFolded ? 0 : shown + 1).findLast(({lines}) => lines)?.lines ?? [0, 0];
  const [fromLeftOut, toLeftOut] = steps.find((step) => !played.includes(step) && step.kind === 'respond')?.lines ?? [
    0, 0,
  ];
  // React does not manage the lines, because they are highlighted at build time.
  useEffect(() => {
    sample.current!.querySelectorAll('.token-line').forEach((line, index) => {
      line.toggleAttribute('data-lit', index + 1 >= from && index + 1 <= to);
      const isLeftOut = index + 1 >= fromLeftOut && index + 1 <= toLeftOut;
      line.toggleAttribute('data-left-out', isLeftOut);
      line.role = isLeftOut ? 'deletion' : null;
      if (isLeftOut) {
        separateIndentation(line);
      }
    });
    // The controls stay in view. Keep the highlighted lines in view, between the bars at the top of the window and the
    // controls, unless the reader has scrolled away.
    const {top, bottom, height} = panel.current!.getBoundingClientRect();
    const lit = sample.current!.querySelector<HTMLElement>('[data-lit]');
    if (lit && getComputedStyle(panel.current!).position === 'sticky' && top < innerHeight && bottom > 0) {
      lit.style.scrollMarginBlock = `calc(var(--ifm-navbar-height) + 3rem) calc(${height}px + 2rem)`;
      lit.scrollIntoView({block: 'nearest'});
    }
  }, [from, to, fromLeftOut, toLeftOut]);

  const move = (step: number) => {
    setPlaying(false);
    setAt(step);
  };
  const tracks = TRACKS.filter((track) => steps.some(({kind}) => PARTIES[kind].some((party) => party === track)));
  const choose = (forget: boolean) => {
    setForgotten(forget);
    // The failure is what readers want to see, and the steps before it are the same.
    move(forget ? withoutResponse(steps).length - 1 : IDLE);
  };

  return (
    <div
      className={styles.player}
      data-running={at !== IDLE || undefined}
      data-failed={hasFailed || undefined}
      data-passed={(hasEnded && !isForgotten) || undefined}
      role="group"
      aria-label={translate({
        id: 'testPlayer.label',
        message: 'A test, step by step',
        description: 'Name of the test player',
      })}>
      <div ref={sample} className={styles.sample}>
        <PlayedTest value={isForgotten ? 'incomplete' : 'unchanged'}>{children}</PlayedTest>
      </div>
      <div ref={panel} className={clsx(styles.panel, isFolded && styles.folded)}>
        <div className={clsx('needs-script', styles.controls)}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setPlaying(!isRunning);
              if (at === IDLE || hasEnded) {
                setAt(0);
              }
            }}>
            {!isRunning && <span aria-hidden="true">{PLAY}</span>}
            {isRunning ? (
              <Translate id="testPlayer.pause" description="Button of the test player">
                Pause
              </Translate>
            ) : hasEnded ? (
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
              className={clsx('button button--secondary', shown === 0 && 'disabled')}
              aria-label={translate({
                id: 'testPlayer.previous',
                message: 'Previous step',
                description: 'Button of the test player',
              })}
              aria-disabled={shown === 0}
              onClick={() => move(Math.max(shown - 1, 0))}>
              {PREVIOUS}
            </button>
            <p role="status" aria-live={live} className={clsx(hasEnded && styles.ended)}>
              {!hasEnded ? (
                <Translate
                  id="testPlayer.progress"
                  values={{step: shown + 1, count: played.length}}
                  description="Which step of a test the player shows">
                  {'Step {step} of {count}'}
                </Translate>
              ) : hasFailed ? (
                <Translate id="testPlayer.failed" description="Result of a test in the player">
                  1 spec failed
                </Translate>
              ) : (
                <Translate
                  id="testPlayer.passed"
                  values={{count: specs}}
                  description="Result of a sample in the player; the count is at least 2">
                  {'{count} specs passed'}
                </Translate>
              )}
            </p>
            <button
              type="button"
              className={clsx('button button--secondary', hasEnded && 'disabled')}
              aria-label={translate({
                id: 'testPlayer.next',
                message: 'Next step',
                description: 'Button of the test player',
              })}
              aria-disabled={hasEnded}
              onClick={() => move(Math.min(shown + 1, last))}>
              {NEXT}
            </button>
          </div>
          {isFolded && !forgotten && (
            <span>
              <Translate
                id="testPlayer.invitation"
                description="Next to the controls of a test that has not been started">
                See this test run, step by step
              </Translate>
            </span>
          )}
          {forgotten && (
            <div
              role="radiogroup"
              className={clsx('choices', styles.outcome)}
              aria-label={translate({
                id: 'testPlayer.outcome',
                message: 'Result of the test',
                description: 'Name of the choice between a test that passes and one that fails',
              })}>
              <label>
                <input type="radio" name={choice} checked={!isForgotten} onChange={() => choose(false)} />
                <Translate id="testPlayer.passes" description="Choice in the test player: the whole test">
                  Passes
                </Translate>
              </label>
              <label>
                <input type="radio" name={choice} checked={isForgotten} onChange={() => choose(true)} />
                <Translate id="testPlayer.fails" description="Choice in the test player: the test without its response">
                  Fails without the response
                </Translate>
              </label>
            </div>
          )}
        </div>
        {/* Screen readers get the same from the list. With a keyboard, the buttons lead to each step. */}
        <div
          className={clsx('needs-script', styles.timeline)}
          style={{'--tracks': tracks.length} as CSSProperties}
          aria-hidden="true">
          <div>
            {tracks.map((track) => (
              <span
                key={track}
                className={clsx(PARTIES[current.kind].some((party) => party === track) && styles.acting)}>
                {PARTY_NAMES[track]}
              </span>
            ))}
          </div>
          {steps.map((step) => {
            const place = played.indexOf(step);
            const rows = PARTIES[step.kind].map((party) => tracks.indexOf(party));
            const top = Math.min(...rows);
            return (
              <span
                key={step.code}
                className={clsx(
                  place < 0 ? styles.skipped : place <= shown && styles.reached,
                  place === shown && styles.current,
                )}
                style={
                  {
                    '--from': rows[0],
                    '--to': rows.at(-1),
                    '--top': top,
                    '--span': Math.max(...rows) - top,
                  } as CSSProperties
                }
                onClick={() => place >= 0 && move(place)}>
                {isRunning && place === shown && <i style={{animationDuration: `${STEP_TIME}ms`}} />}
              </span>
            );
          })}
        </div>
        <ol className={styles.steps} aria-live={live}>
          {steps.map((step) => (
            <li
              key={step.code}
              className={clsx(styles.step, !played.includes(step) && styles.leftOut)}
              aria-current={step === current ? 'step' : undefined}>
              <span>
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

/** Wraps the indentation of a line in an element of its own, so that only the code is struck through. */
function separateIndentation(line: Element): void {
  const text = line.firstChild;
  if (text instanceof Text && text.data.startsWith(' ')) {
    const code = text.splitText(text.data.length - text.data.trimStart().length);
    const indentation = document.createElement('span');
    // `line-through` does not extend to inline blocks within the text.
    indentation.style.display = 'inline-block';
    indentation.append(text);
    code.before(indentation);
  }
}
