import type { IsoDay } from "../../../kernel/dates.ts";

type Days = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };

/** What was taken back before it began never runs. */
export const hasTakenEffect = ({ hiringDate, endDate }: Days): boolean => endDate === null || endDate >= hiringDate;

/** A link that has not ended by a day, whether or not it has begun. */
export const isOpenOn = (link: Days, day: IsoDay): boolean => link.endDate === null || (link.endDate >= day && hasTakenEffect(link));
