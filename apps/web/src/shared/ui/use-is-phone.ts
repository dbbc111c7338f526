import { useMediaQuery } from "@mantine/hooks";

/** Below this width, columns do not fit next to each other. */
const PHONE = "(max-width: 48em)";

/** Evaluated before the first render, so that the layout does not switch. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
