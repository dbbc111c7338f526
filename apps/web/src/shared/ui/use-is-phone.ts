import { useMediaQuery } from "@mantine/hooks";

/** So narrow that what stands side by side elsewhere has no room. */
const PHONE = "(max-width: 48em)";

/** Known before anything is drawn. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
