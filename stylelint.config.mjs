export default {
  extends: 'stylelint-config-standard',
  rules: {
    // CSS modules name classes in camelCase, as Docusaurus does.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    // Ids of Docusaurus's own are in camel case; order by specificity is what cascade layers are for.
    'selector-id-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'property-disallowed-list': [
      ['margin-left', 'margin-right', 'padding-left', 'padding-right', 'border-left', 'border-right', 'left', 'right'],
      {message: 'Use the logical property (inline-start, inline-end).'},
    ],
  },
};
