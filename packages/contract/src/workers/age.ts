/** Whole years on a day. A person born on 29 February gets a year older on 1 March in other years. */
export const ageOn = (birthdate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0);
