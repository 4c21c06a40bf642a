import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {CodeOnly} from '@site/src/components/Sample';
import {ShownAnswer} from './Answer';
import {KindIcon} from './icons';
import {find, isAsked, KINDS, type Needs} from './needs';
import {NO_TEMPLATE, NOTES} from './notes';
import {PRESENTATIONS} from './presentations';
import styles from './styles.module.css';

/** The choices of the second question. Only those that apply to the kind are shown. */
const NEEDS = [
  {
    need: 'http',
    name: <Translate id="bedFinder.http">To respond to HTTP requests</Translate>,
  },
  {
    need: 'template',
    name: <Translate id="bedFinder.template">To check the rendered template</Translate>,
  },
] as const;

interface Props {
  /** Whether to ask only for the kind, and show only the code of the samples. */
  kindOnly?: boolean;
  /** One `<Answer>` for each key that `find` can return. If omitted, no samples are shown. */
  children?: ReactNode;
}

/** Asks what a test needs, and shows the matching test bed, its options and a sample. */
export default function BedFinder({kindOnly = false, children}: Props): ReactNode {
  const groupName = useId();
  const [needs, setNeeds] = useState<Needs>({kind: 'component', http: false, template: true});
  const {key, bed, options} = find(needs);
  const {task} = PRESENTATIONS[needs.kind];
  const note = isAsked('template', needs.kind) && !needs.template ? NO_TEMPLATE : NOTES[needs.kind];
  const asked = kindOnly ? [] : NEEDS.filter(({need}) => isAsked(need, needs.kind));
  const change = (part: Partial<Needs>) => setNeeds((current) => ({...current, ...part}));

  return (
    <section className={styles.finder} aria-label={translate({id: 'bedFinder.name', message: 'Find the test bed'})}>
      <div className={styles.columns}>
        <div className={clsx('needs-script', styles.questions)}>
          <fieldset>
            <legend>
              <Translate id="bedFinder.kind">What are you testing?</Translate>
            </legend>
            <div className={clsx('choices', styles.tiles)}>
              {KINDS.map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name={groupName}
                    value={kind}
                    checked={needs.kind === kind}
                    onChange={() => change({kind})}
                  />
                  <KindIcon kind={kind} />
                  {PRESENTATIONS[kind].name}
                </label>
              ))}
            </div>
          </fieldset>
          {asked.length > 0 && (
            <fieldset>
              <legend>
                <Translate id="bedFinder.needs">What does the test need?</Translate>
              </legend>
              <div className={clsx('choices', styles.tiles)}>
                {asked.map(({need, name}) => (
                  <label key={need}>
                    <input
                      type="checkbox"
                      checked={needs[need]}
                      onChange={({target}) => change({[need]: target.checked})}
                    />
                    {name}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <div role="status" className={styles.finding}>
            <p>{task}</p>
            <p>
              <strong>
                <Translate id="bedFinder.bed" description="Label before the name of the test bed that fits">
                  Test bed
                </Translate>
              </strong>{' '}
              <Link to={`/docs/api/test-beds/${needs.kind}`}>
                <code>{bed}</code>
              </Link>
            </p>
            {options.length > 0 && (
              <p>
                <strong>
                  <Translate id="bedFinder.options" description="Label before the options of the test bed that fits">
                    Options
                  </Translate>
                </strong>{' '}
                <code>{options.join(', ')}</code>
              </p>
            )}
            {note && <p>{note}</p>}
          </div>
        </div>
        <div>
          {/* The pages of the test beds link to the whole files. */}
          <CodeOnly value={kindOnly}>
            <ShownAnswer.Provider value={key}>{children}</ShownAnswer.Provider>
          </CodeOnly>
        </div>
      </div>
    </section>
  );
}
