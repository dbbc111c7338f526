export const text = {
  title: "Assign the review",
  who: "Reviewer",
  says: {
    pendency_zero: "No document selected.",
    pendency_one: "Applies to this document and wins over assignments by project or supplier.",
    pendency_other: "Applies to {{count}} documents and wins over assignments by project or supplier.",
    project: "Applies to the documents of this project, except those assigned one by one.",
    supplier: "Applies to the documents of this supplier, except those assigned one by one or by project.",
  },
  open: "Anyone can still review.",
  nobody: "Nobody",
  loading: "Loading the people",
  cancel: "Cancel",
  save: "Assign",
  done: "Review assigned to {{name}}.",
  removed: "Review assigned to nobody.",
} as const;
