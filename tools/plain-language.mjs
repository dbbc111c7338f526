// Checks the language of comments, type names and test titles (CONTRIBUTING.md, "Language"). Limits may only be lowered.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Words that name no actor or mechanism; at most this many in 1,000 words of comment. */
const VAGUE =
  /\b(whoever|somebody|nobody|anybody|told|tells|asked|stands?|held|kept|beside|anew|alone|whose|meanwhile|lies|met|meant|sought)\b/gi;
const VAGUE_PER_THOUSAND_MAX = 6;
const OPAQUE_TYPE = /\btype (Asked|Told|Named|Found|Kept|Known|Met|Here|Begun)\b/g;
/** New titles have at most 12 words; none may have more than this. */
const LONG_TITLE_WORDS = 16;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$/gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:(?!\1).)*)\1/g;
const RULE_ID = /\[[^\]]+\]/g;

const wordsOf = (text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** Comments of source files, apart from tests, the demo world and texts on screen. */
export const isProse = (file) =>
  /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.(test|spec)\.|\/demo\/|\/test\/|\/texts?\/|\/i18n\/|\.gen\./.test(file);

export const measureLanguage = (files) => {
  const count = { commentWords: 0, vague: [], opaqueTypes: [], longTitles: [] };
  for (const { file, text } of files) {
    for (const [opaque] of text.matchAll(OPAQUE_TYPE)) count.opaqueTypes.push(`${file}: ${opaque}`);
    if (/\.(test|spec)\.tsx?$/.test(file)) {
      for (const [, , title] of text.matchAll(TITLE))
        if (wordsOf(title.replaceAll(RULE_ID, "")).length > LONG_TITLE_WORDS) count.longTitles.push(`${file}: ${title}`);
    }
    if (!isProse(file)) continue;
    for (const [comment] of text.matchAll(COMMENT)) {
      count.commentWords += wordsOf(comment).length;
      for (const [word] of comment.matchAll(VAGUE)) count.vague.push(`${file}: ${word}`);
    }
  }
  return count;
};

/** Sentences that say what breaks a limit. */
export const languageFaults = ({ commentWords, vague, opaqueTypes, longTitles }) => {
  const perThousand = (vague.length * 1000) / Math.max(1, commentWords);
  return [
    ...(perThousand > VAGUE_PER_THOUSAND_MAX
      ? [`${perThousand.toFixed(1)} vague words per 1,000 words of comment; at most ${VAGUE_PER_THOUSAND_MAX} are allowed`]
      : []),
    ...opaqueTypes.map((place) => `${place}: name the type for its role (Input, Options, Row, Filter, Result)`),
    ...longTitles.map((place) => `${place}: the title has more than ${LONG_TITLE_WORDS} words`),
  ];
};

const sourceFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .flatMap((file) => {
      try {
        return [{ file, text: readFileSync(file, "utf8") }];
      } catch {
        return []; // deleted, but still in the index
      }
    });

if (process.argv[1] === import.meta.filename) {
  const count = measureLanguage(sourceFiles());
  const faults = languageFaults(count);
  for (const fault of faults) console.error(fault);
  if (process.argv.includes("--list")) for (const place of [...count.vague, ...count.longTitles]) console.log(place);
  const perThousand = (count.vague.length * 1000) / count.commentWords;
  console.log(
    `plain language: ${perThousand.toFixed(1)} vague words per 1,000 words of comment, ${count.opaqueTypes.length} opaque types, ${count.longTitles.length} long test titles`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
