interface Issue {
  path: PropertyKey[];
  message: string;
}
/** The part of a zod string schema that a form needs. */
export interface TextSchema {
  safeParse(value: unknown): { success: true; data: string } | { success: false; error: { issues: Issue[] } };
}

/** The schema of one text, its errors named after the field the text is typed into. */
export function forField(name: string, schema: TextSchema): TextSchema {
  return {
    safeParse(value) {
      const read = schema.safeParse(value);
      if (read.success) return read;
      return {
        success: false,
        error: { issues: read.error.issues.map(({ message }) => ({ path: [name], message })) },
      };
    },
  };
}
