import type {Language} from '../model';

/**
 * Words of a question that say nothing about its subject. A query that has no other words keeps them. Words that are
 * meaningful in a test are not included (`done`, `not`, `without`, `same`, `before`…).
 */
const LISTS: Record<Language, string> = {
  en: `a about actually also am an and any anyone are as at be because been being but by can cannot could couldn did didn
    do does doesn doing don for from get gets getting give had happen happens has have having help here how i if in instead into is isn
    it its just know like make many may me mean means might much must my need needs of on or our please should shouldn so some
    someone somehow something still than that the their them then there these they thing things this those to too try trying
    us use used uses using want wants was way ways we were what when where which while who whose why will with won work works would write writing
    you your`,
  fr: `a afin ai ainsi alors as au aussi aux avec avoir ca car ce ceci cela celle celles celui ces cet cette ceux chaque
    chez comme comment cet dans de des donc dont du ecrire elle elles en encore est et etait etaient etre eu eux fait fonctionne faire faut faudrait
    ici il ils je la le les leur leurs lui ma mais marche me mes mettre moi mon ne ni nos notre nous on ont ou par
    parce pas passe permet permettre peu peut peux pour pourquoi pourrait pouvoir puis puisque quand que quel quelle quelles quels qui
    quoi sa sans sait savoir se sera ses si signifie soit son sont sur t ta tel telle tes toi ton tous tout toute tres tu un une utilise
    utiliser va vais vaut veut veux vers via voici voila vos votre vous vouloir y`,
};

const SETS = {en: setOf(LISTS.en), fr: setOf(LISTS.fr)};

/** Returns whether a folded word (see `fold`) is a stop word. */
export function isStopWord(folded: string, language: Language): boolean {
  return SETS[language].has(folded);
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
