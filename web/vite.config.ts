import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// One file compresses better than four, and stays in the browser's cache when only our own code changes.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Small files as data: addresses would need holes in the content security policy.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // What is met only later would make the development server reload the page under the reader.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'lucide-react',
      'zod',
      'temporal-polyfill/global',
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});
