import { SCORE_MAX } from "@emdia/contract/trainings/limits.ts";

const TENTHS = 10;
/** A score is typed with a comma or a point and at most one decimal. */
const PATTERN = /^\d{1,2}([.,]\d)?$/;

/** The typed score; null for an empty field, "invalid" for more than one decimal, other texts and scores out of range. */
export const scoreFromTyped = (typed: string): number | null | "invalid" => {
  const text = typed.trim();
  if (text === "") return null;
  if (!PATTERN.test(text)) return "invalid";
  const score = Math.round(Number(text.replace(",", ".")) * TENTHS) / TENTHS;
  return score > SCORE_MAX ? "invalid" : score;
};

/** A score with the decimal separator of the screen language. */
export const scoreText = (score: number, language: string): string => {
  const text = score.toFixed(1);
  return language.startsWith("en") ? text : text.replace(".", ",");
};
