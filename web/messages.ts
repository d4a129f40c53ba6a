import path from 'node:path';
import type { PluginObj, types } from '@babel/core';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import babel from '@rolldown/plugin-babel';

/** Lingui's macros, and after them our step; only files that use a macro are read. For the build and for tests. */
export function messages() {
  const macros = linguiTransformerBabelPreset(
    { descriptorFields: 'message' },
    { cwd: path.join(import.meta.dirname, '..') },
  );
  // Babel takes its presets from last to first.
  const compiled = { preset: { plugins: [compileMessages] }, rolldown: macros.rolldown };
  return babel({ presets: [compiled, macros] });
}

/**
 * Compiles the English of each message where it stands, so that a page carries its own words and no parser for them. The
 * macros leave descriptors with an `id` and the `message` as text; Lingui takes a compiled message in its place.
 */
function compileMessages({ types: t }: { types: typeof types }): PluginObj {
  const isNamed = (node: types.Node, name: string): node is types.ObjectProperty =>
    t.isObjectProperty(node) &&
    (t.isIdentifier(node.key, { name }) || t.isStringLiteral(node.key, { value: name }));
  const compile = (text: string) =>
    // Without the empty offsets that plurals would carry to the browser.
    t.valueToNode(JSON.parse(JSON.stringify(compileMessageOrThrow(text))));
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros work at the same node's exit, before us.
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.properties.some((each) => isNamed(each, 'id'))) return;
              for (const each of node.properties)
                if (isNamed(each, 'message') && t.isStringLiteral(each.value))
                  each.value = compile(each.value.value);
            },
            JSXOpeningElement({ node }) {
              const attributes = node.attributes.filter((each) => t.isJSXAttribute(each));
              if (!attributes.some((each) => each.name.name === 'id')) return;
              for (const each of attributes)
                if (each.name.name === 'message' && t.isStringLiteral(each.value))
                  each.value = t.jsxExpressionContainer(compile(each.value.value));
            },
          });
        },
      },
    },
  };
}
