import { type AccountSection, accountSections } from "@emdia/contract/web-paths.ts";

const [first] = accountSections;
const isSection = (value: unknown): value is AccountSection => accountSections.some((section) => section === value);

/** The section in the URL, or the first section if it is unknown. */
export const readSection = (value: unknown): AccountSection => (isSection(value) ? value : first);
