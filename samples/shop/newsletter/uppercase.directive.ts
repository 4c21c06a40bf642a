import { Directive, HostBinding } from '@angular/core';

@Directive({ selector: '[shopUppercase]', standalone: false })
export class UppercaseDirective {
  @HostBinding('style.textTransform') readonly textTransform = 'uppercase';
}
