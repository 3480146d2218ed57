"""The games as WebAssembly, so that a page can play them by itself: docs/browser.md.

python -m midtown.wasm skyline --out FOLDER
"""
