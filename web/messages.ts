import path from 'node:path';
import type { PluginObj, types } from '@babel/core';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import babel from '@rolldown/plugin-babel';

/** Lingui's macros, then our own step; only files that use a macro are parsed. For the build and for tests. */
export function messages() {
  const macros = linguiTransformerBabelPreset(
    { descriptorFields: 'message' },
    { cwd: path.join(import.meta.dirname, '..') },
  );
  // Babel applies presets from last to first.
  const compiled = { preset: { plugins: [compileMessages] }, rolldown: macros.rolldown };
  return babel({ presets: [compiled, macros] });
}

/**
 * Compiles each English message in place, so that a page ships its own texts and no message parser. The
 * macros leave descriptors with an `id` and the `message` as text; Lingui takes a compiled message in its place.
 */
function compileMessages({ types: t }: { types: typeof types }): PluginObj {
  const isNamed = (node: types.Node, name: string): node is types.ObjectProperty =>
    t.isObjectProperty(node) &&
    (t.isIdentifier(node.key, { name }) || t.isStringLiteral(node.key, { value: name }));
  const compile = (text: string) =>
    // JSON drops the undefined offsets of plurals, which would be shipped otherwise.
    t.valueToNode(JSON.parse(JSON.stringify(compileMessageOrThrow(text))));
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros run on the same node's exit, before us.
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
