export {default as Beds} from './Beds';
export {default as Comparison} from './Comparison';
export {default as Facts} from './Facts';
export {default as Hero} from './Hero';
export {default as Life} from './Life';
export {default as Onward} from './Onward';
