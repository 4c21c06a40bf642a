import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import OptionFacts from '@site/src/components/OptionFacts';
import Sample from '@site/src/components/Sample';
import TranslationNotice from '@site/src/components/TranslationNotice';

// Why: pages use these without an import. The official extension point of MDX.
export default {...MDXComponents, OptionFacts, Sample, TabItem, Tabs, TranslationNotice};
