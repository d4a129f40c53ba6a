/** An A4 page with a title and plain text. */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 18 Tf 64 770 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 11 Tf 64 ${730 - index * 19} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return bodyOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** The objects and the cross-reference table. */
function bodyOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte per character, as the offsets assume.
  return Buffer.from(file + table + end, 'latin1');
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);
