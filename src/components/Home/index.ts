export {default as Beds} from './Beds';
export {AfterTitle, BeforeTitle, Comparison, Folded, Legend, Panel, Report} from './Comparison';
export {default as Hero} from './Hero';
export {default as Onward} from './Onward';
export {default as Proof} from './Proof';
export {default as Release} from './Release';
