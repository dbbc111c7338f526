import type { MantineColorScheme } from "@mantine/core";

export const appearances = ["auto", "light", "dark"] as const satisfies readonly MantineColorScheme[];
