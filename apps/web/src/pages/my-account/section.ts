import { type AccountSection, accountSections } from "@emdia/contract/web-paths.ts";

const [first] = accountSections;
const isSection = (value: unknown): value is AccountSection => accountSections.some((section) => section === value);

/** The section that an address asks for; one that nobody knows opens the first. */
export const readSection = (value: unknown): AccountSection => (isSection(value) ? value : first);
