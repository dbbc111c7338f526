/** The corner in which one sees what is being sent. */
export const text = {
  title: "Sending documents",
  sending: "Sending {{count}} of {{total}}: {{percent}}%",
  failed_zero: "No file is stuck",
  failed_one: "{{count}} file is stuck",
  failed_other: "{{count}} files are stuck",
  unfinished_zero: "Nothing was interrupted",
  unfinished_one: "{{count}} file was interrupted",
  unfinished_other: "{{count}} files were interrupted",
  done: "Everything was sent",
  close: "Close",
  place: "Open the request {{title}}",
  keepOpen: "Keep this tab open until everything is sent. You may go to other screens.",
  history: "Sent in this session",
  left: {
    title: "Interrupted",
    says: "Choose the same file to go on where it stopped.",
    again: "Choose the file",
    againOf: "Choose {{name}} again",
    forgetOf: "Give up {{name}}",
    other: "This is not the same file. Choose {{name}}, of {{size}}.",
  },
} as const;
