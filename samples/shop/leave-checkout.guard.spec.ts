import { guardTestBed } from 'ngx-testing-tools';
import { CheckoutForm, CONFIRM, leaveCheckoutGuard } from './leave-checkout.guard';

describe('leaveCheckoutGuard', () => {
  let questions: string[];
  let answer: boolean;

  beforeEach(() => {
    questions = [];
    answer = true;
  });

  const confirm = (question: string): boolean => {
    questions.push(question);
    return answer;
  };

  const tb = guardTestBed(leaveCheckoutGuard, { type: 'CanDeactivate' })
    .provide({ provide: CONFIRM, useValue: confirm });

  const clean: CheckoutForm = { dirty: false };
  const dirty: CheckoutForm = { dirty: true };

  it('should let a clean form go without a question', tb(({ challenge }) => {
    expect(challenge.withInfo({ component: clean })).toBe(true);
    expect(questions).toEqual([]);
  }));

  it('should follow the answer for a dirty form', tb(({ challenge }) => {
    expect(challenge.withInfo({ component: dirty })).toBe(true);

    answer = false;
    expect(challenge.withInfo({ component: dirty })).toBe(false);

    expect(questions).toEqual([
      'Leave without ordering?',
      'Leave without ordering?',
    ]);
  }));
});
