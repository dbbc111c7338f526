export const BADGES_PER_PRINT_MAX = 500;
