import type { IsoDay } from "../../../kernel/dates.ts";

/** A link that has not ended by a day, whether or not it has begun. */
export const isOpenOn = ({ endDate }: { readonly endDate: IsoDay | null }, day: IsoDay): boolean => endDate === null || endDate >= day;
