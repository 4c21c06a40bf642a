import React, {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ShownAnswer} from './Answer';
import KindName from './KindName';
import Note from './Note';
import {asksForHttp, asksForTemplate, find, KINDS, type Needs} from './needs';
import styles from './styles.module.css';

interface Props {
  /** One `<Answer>` for each key that `find` can give. */
  children: ReactNode;
}

/** Asks what a test needs, and shows the test bed, its options and the sample that fit. */
export default function BedFinder({children}: Props): ReactNode {
  const groupName = useId();
  const [needs, setNeeds] = useState<Needs>({kind: 'component', http: false, template: true});
  const {key, bed, options} = find(needs);
  const change = (part: Partial<Needs>) => setNeeds((current) => ({...current, ...part}));

  return (
    <section
      className={styles.finder}
      aria-label={translate({
        id: 'bedFinder.name',
        message: 'Find the test bed',
        description: 'Name of the finder of test beds, for screen readers',
      })}>
      <div className={styles.questions}>
        <fieldset>
          <legend>
            <Translate id="bedFinder.kind" description="First question of the finder of test beds">
              What do you test?
            </Translate>
          </legend>
          <div className={styles.choices}>
            {KINDS.map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name={groupName}
                  value={kind}
                  checked={needs.kind === kind}
                  onChange={() => change({kind})}
                />
                <KindName kind={kind} />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <Translate id="bedFinder.needs" description="Second question of the finder of test beds">
              What does the test need?
            </Translate>
          </legend>
          <div className={styles.choices}>
            <label>
              <input
                type="checkbox"
                checked={needs.http}
                disabled={!asksForHttp(needs.kind)}
                onChange={({target}) => change({http: target.checked})}
              />
              <Translate id="bedFinder.http" description="Choice in the finder of test beds">
                To answer HTTP requests
              </Translate>
            </label>
            <label>
              <input
                type="checkbox"
                checked={needs.template}
                disabled={!asksForTemplate(needs.kind)}
                onChange={({target}) => change({template: target.checked})}
              />
              <Translate id="bedFinder.template" description="Choice in the finder of test beds">
                To look at the template
              </Translate>
            </label>
          </div>
        </fieldset>
        <div role="status" className={styles.finding}>
          <dl>
            <div>
              <dt>
                <Translate id="bedFinder.bed" description="Label before the name of the test bed that fits">
                  Test bed
                </Translate>
              </dt>
              <dd>
                <Link to={`/docs/api/test-beds/${needs.kind}`}>
                  <code>{bed}</code>
                </Link>
              </dd>
            </div>
            <div>
              <dt>
                <Translate id="bedFinder.options" description="Label before the options of the test bed that fits">
                  Options
                </Translate>
              </dt>
              <dd>
                {options.length > 0 ? (
                  options.map((option) => <code key={option}>{option}</code>)
                ) : (
                  <Translate id="bedFinder.noOptions" description="Instead of options, when the defaults fit">
                    none
                  </Translate>
                )}
              </dd>
            </div>
          </dl>
          <Note {...needs} />
        </div>
      </div>
      <ShownAnswer.Provider value={key}>{children}</ShownAnswer.Provider>
    </section>
  );
}
